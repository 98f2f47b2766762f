import { type State, santoweriniPlayer } from '@thera/santowerini';
import { answerQuestions } from '../../../computer/answer-questions.ts';
import type { Crossing } from '../../../computer/thread-messages.ts';

answerQuestions((asked: Crossing<State>, budget) => santoweriniPlayer.decide({ ...asked, budget }));
