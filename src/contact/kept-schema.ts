import { fetchSchema } from '../cf7/api';
import { parseSchema } from '../cf7/parse-schema';
import type { Schema } from '../cf7/schema';

const key = 'quatro-vistas-contact-schema';

/** The form's rules: the server's, or where it cannot be asked those of the last visit. Where it is there without any, it validates alone. */
export async function latestSchema(schemaUrl: string): Promise<Schema | undefined> {
	const answer = await fetchSchema(schemaUrl);
	if (answer.kind === 'failed') return answer.verdict === 'waiting' ? keptSchema() : undefined;
	keepSchema(answer.schema);
	return answer.schema;
}

function keepSchema(schema: Schema): void {
	try {
		localStorage.setItem(key, JSON.stringify(schema));
	} catch {
		// Full or forbidden: then only the server checks what is written without network.
	}
}

function keptSchema(): Schema | undefined {
	try {
		return parseSchema(JSON.parse(localStorage.getItem(key) ?? 'null'));
	} catch {
		return undefined;
	}
}
