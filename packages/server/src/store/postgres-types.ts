import { type CustomTypesConfig, types } from 'pg';

/** Whole numbers come as numbers: ours are times and counts, far below what a number holds exactly. */
export const TYPES: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)),
};
