import type { RulesPageText } from '../../pages/rules-page-text.ts';

/** The texts of this page. */
export const rulesPage: RulesPageText = { title: 'RulesPage' };
