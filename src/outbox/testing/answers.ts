import { parseFeedbackAnswer } from '../../cf7/answer';
import type { Delivery } from '../../cf7/api';

/** What the form's server answers to a submission. */
export function answered(status: string, message = ''): Delivery {
	const answer = parseFeedbackAnswer({ status, message });
	if (!answer) throw new Error('This is no answer.');
	return { kind: 'answered', answer };
}
