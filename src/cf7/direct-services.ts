import { cf7Messages as m, originalOf, originals } from '../messages/cf7';
import { formAddresses } from './addresses';
import { fetchRefill, fetchSchema, postFeedback } from './api';
import type { Failure } from './failure';
import type { Refill } from './reset';
import type { Schema } from './schema';
import type { SendResult } from './submission';

/** A form's server, asked directly. */
export type DirectServices = {
	send(formData: FormData): Promise<SendResult>;
	refill(): Promise<Refill>;
	schema(): Promise<Schema | undefined>;
};

/** Talks to the server of a form without keeping anything. Failures are logged as by the plugin; nothing throws. */
export function directServices(api: { root: string; namespace: string }, formId: number, base: string): DirectServices {
	const addresses = formAddresses(api, formId, base);
	return {
		async send(formData) {
			const delivery = await postFeedback(addresses.feedback, formData);
			if (delivery.kind === 'answered') return delivery;
			log(delivery);
			return { kind: 'failed', code: delivery.code, message: failureWords(delivery) };
		},
		async refill() {
			const answer = await fetchRefill(addresses.refill);
			if (answer.kind === 'failed') log(answer);
			return answer;
		},
		async schema() {
			const answer = await fetchSchema(addresses.schema);
			if (answer.kind === 'schema') return answer.schema;
			log(answer);
			return undefined;
		},
	};
}

function log({ code }: Failure): void {
	console.error({ code, message: originalOf[code] });
}

function failureWords({ code, verdict }: Failure): string {
	const mayBeTaken = verdict === 'doubtful' || verdict === 'unknown';
	return `${originals[originalOf[code]]} ${mayBeTaken ? m.mayHaveArrived : m.textIsKept}`;
}
