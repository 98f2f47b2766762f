export { nameKey, parseAccountName } from './account-name.ts';
export {
  type Action,
  type ClientMessage,
  isAction,
  parseClientMessage,
  type Wish,
} from './client-message.ts';
export {
  type ChatLine,
  type ClockFace,
  type Occupant,
  OFFERS,
  type OfferFace,
  type OfferKind,
  type PlayerFace,
  type PlayFace,
  type SeatOffer,
  TABLE_STATUSES,
  type TableFace,
  type TablePlan,
  type TableRow,
  type TableStatus,
} from './faces.ts';
export { isTableId, TABLE_ID_LENGTH, tableIdOf } from './ids.ts';
export { LARGEST_MESSAGE, LONGEST_CHAT_LINE, MOST_SEATS, MOST_STEPS } from './limits.ts';
export { parseTablePlan } from './new-table.ts';
export { REFUSALS, type Refusal, SERVER_REFUSALS, type ServerRefusal } from './refusals.ts';
export { type EntryFace, type PastEntry, parseServerMessage, type ServerMessage } from './server-message.ts';
