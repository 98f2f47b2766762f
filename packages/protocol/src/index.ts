export { nameKey, parseAccountName } from './account-name.ts';
export {
  type Action,
  type ClientMessage,
  idIn,
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
export {
  LARGEST_MESSAGE,
  LONGEST_CHAT_LINE,
  LONGEST_LINE,
  MOST_LINES,
  MOST_LINES_AT_ONCE,
  MOST_LOGS,
  MOST_MEMBERS,
  MOST_SEATS,
  MOST_STEPS,
} from './limits.ts';
export {
  type InvitationFace,
  type LogFace,
  type LogLine,
  type LogPart,
  type LogSummary,
  type NewLine,
  parseInvitation,
  parseLogFace,
  parseLogList,
  parseLogPart,
  parseNewLines,
  parseNewLog,
} from './logs.ts';
export { parseTablePlan } from './new-table.ts';
export { REFUSALS, type Refusal, SERVER_REFUSALS, type ServerRefusal } from './refusals.ts';
export { type EntryFace, type PastEntry, parseServerMessage, type ServerMessage } from './server-message.ts';
