import type { Answered } from '../ask';

/** An answer as a test describes it: by default 200 from a site by https, all of it, within a tenth of a second. */
export function answered(
	path: string,
	more: { status?: number; headers?: Record<string, string>; text?: string | undefined; bytes?: Buffer } = {},
): Answered {
	const { status = 200, headers = {}, bytes } = more;
	const text = 'text' in more ? more.text : '';
	const askedAt = Date.UTC(2026, 10, 26, 12);
	return {
		kind: 'answered',
		url: new URL(path, 'https://quatrovistas.example'),
		status,
		headers: new Headers(headers),
		bytes: bytes ?? Buffer.from(text ?? ''),
		complete: true,
		text,
		askedAt,
		answeredAt: askedAt + 100,
	};
}

export function answeredJson(
	path: string,
	json: unknown,
	more: { status?: number; headers?: Record<string, string> } = {},
) {
	return answered(path, { ...more, text: JSON.stringify(json) });
}
