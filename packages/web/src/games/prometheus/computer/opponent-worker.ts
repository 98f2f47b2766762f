import { prometheusPlayer, type View } from '@thera/prometheus';
import { answerQuestions } from '../../../computer/answer-questions.ts';
import type { Crossing } from '../../../computer/thread-messages.ts';

answerQuestions((asked: Crossing<View>, budget) => prometheusPlayer.decide({ ...asked, budget }));
