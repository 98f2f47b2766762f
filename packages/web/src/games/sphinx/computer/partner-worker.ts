import { type PartnerQuestion, partnerAnswers } from '@thera/play/sphinx';
import { answerQuestions } from '../../../computer/answer-questions.ts';

answerQuestions(({ what, aim, ...question }: PartnerQuestion, budget) =>
  partnerAnswers[what]({ ...question, budget }, aim),
);
