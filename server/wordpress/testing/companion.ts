import { type RestResult, restError } from '../rest-answer';
import type { Companion } from '../submit-form';

/** Of whatever has worked for longer nobody knows what became of it, in milliseconds. */
const longestWorkMs = 10 * 60 * 1000;

/** Seconds after which a request that came while another was at work may ask again. */
const retryAfter = '5';

const atWork: RestResult = {
	...restError(409, 'quatro_vistas_at_work', 'Esta mensagem está a ser enviada.'),
	headers: { 'retry-after': retryAfter },
};
const invalidId = restError(400, 'quatro_vistas_invalid_id', 'O identificador da mensagem não é um UUID.');

type Claim = { claimedAt: number; answer?: RestResult };

/**
 * Plays the companion for tests of the client. It forgets with its process: a server that restarts would accept a message again.
 * @param now milliseconds since the epoch
 */
export function createCompanion(now: () => number = Date.now): Companion {
	const claims = new Map<string, Claim>();
	return {
		member: { version: '1.0.0' },
		async once(given, work) {
			if (given === '') return work();
			if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)) return invalidId;
			const id = given.toLowerCase();
			const claim = claims.get(id);
			if (claim) return claim.answer ?? (now() - claim.claimedAt < longestWorkMs ? atWork : unknowable);
			claims.set(id, { claimedAt: now() });
			// What throws has died at work.
			const answer = await work();
			if ('status' in answer.body && answer.body.status === 'mail_sent') claims.set(id, { claimedAt: now(), answer });
			else claims.delete(id);
			return answer;
		},
	};
}

const unknowable: RestResult = {
	status: 200,
	body: {
		status: 'quatro_vistas_unknown',
		message: 'O envio foi interrompido e não se sabe se a mensagem chegou.',
		posted_data_hash: '',
		invalid_fields: [],
	},
};
