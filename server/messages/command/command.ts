import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { errorCode, messageOf } from '../../../src/platform/errors';
import { createMailbox } from '../mailbox';
import { serviceFolder } from '../mailbox-folder';
import { askForDeletion } from '../mailbox-socket';
import { oldBefore, readKeepMonths } from '../retention';
import { toCsv, toJson, toList } from './formats';
import { readMessages, type StoredMessage } from './stored-messages';

/** What the command says, line by line, and whether it ends with 1. */
type CommandResult = { lines: readonly string[]; failed: boolean };

/** `data` is the folder of the messages, `dist` that of the site, whose settings say how long they are kept; `now` in milliseconds since 1970. */
type Surroundings = { data: string; dist: string; now: number };

const usage = [
	'npm run messages                      mostra as mensagens, da mais antiga à mais recente',
	'npm run messages -- export FICHEIRO   escreve-as num ficheiro novo, .json ou .csv',
	'npm run messages -- delete            apaga as que passaram o prazo das definições',
	'Numa máquina só com o sítio: node dist-server/messages.mjs em vez de npm run messages --.',
	'DATA diz a pasta das mensagens, DIST a do sítio, se não forem server/data e dist.',
	`As do serviço: sudo -u quatro-vistas env DATA=${serviceFolder} node dist-server/messages.mjs`,
];

const formats: ReadonlyMap<string, (messages: readonly StoredMessage[]) => string> = new Map([
	['.json', toJson],
	['.csv', toCsv],
]);

/** `npm run messages -- …`: shows, exports or deletes the messages that the site's own server keeps. */
export async function runMessages(args: readonly string[], surroundings: Surroundings): Promise<CommandResult> {
	const task = taskOf(args, surroundings);
	if (!task) return { lines: usage, failed: args[0] !== '--help' };
	if (!existsSync(surroundings.data)) return { lines: noFolder(surroundings.data), failed: true };
	try {
		return await task();
	} catch (error) {
		return { lines: [`Não se pôde ler ou escrever: ${messageOf(error)}`], failed: true };
	}
}

function taskOf(args: readonly string[], surroundings: Surroundings): (() => Promise<CommandResult>) | undefined {
	const { data } = surroundings;
	const [command = 'list', file, ...others] = args;
	if (command === 'list' && file === undefined) return () => list(data);
	if (command === 'export' && file !== undefined && others.length === 0) return () => exportTo(file, data);
	if (command === 'delete' && file === undefined) return () => deleteOld(surroundings);
	return undefined;
}

/** A server makes its folder when it starts: where there is none, the messages lie in another. */
function noFolder(data: string): string[] {
	return [`A pasta ${data} não existe: as mensagens estão noutra.`, ...usage.slice(-2)];
}

async function list(data: string): Promise<CommandResult> {
	const { messages, unreadable } = await readMessages(data);
	return { lines: [...toList(messages), countOf(messages, data), ...unreadable.map(unreadableLine)], failed: false };
}

async function exportTo(file: string, data: string): Promise<CommandResult> {
	const format = formats.get(extname(file).toLowerCase());
	if (!format) return { lines: ['O nome do ficheiro acaba em .json ou em .csv.'], failed: true };
	const { messages, unreadable } = await readMessages(data);
	const fault = await writeNew(file, format(messages));
	if (fault !== undefined) return { lines: [fault], failed: true };
	return { lines: [`${countOf(messages, data)} Estão em ${file}.`, ...unreadable.map(unreadableLine)], failed: false };
}

/** Writes a file that was not there, for its owner alone. @returns why it could not */
async function writeNew(file: string, text: string): Promise<string | undefined> {
	try {
		await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true });
		return undefined;
	} catch (error) {
		const code = errorCode(error);
		if (code === 'EEXIST') return `${file} já existe: dê outro nome.`;
		if (code === 'ENOENT') return `A pasta de ${file} não existe.`;
		await rm(file, { force: true });
		throw error;
	}
}

/** By the server's own queue where one runs: a message that arrives meanwhile would be lost otherwise. */
async function deleteOld({ data, dist, now }: Surroundings): Promise<CommandResult> {
	try {
		const asked = await askForDeletion(data);
		if (asked.kind === 'deleted')
			return { lines: [`${deletedOf(asked.count)} Foi o servidor que as procurou.`], failed: false };
		if (asked.kind === 'failed')
			return { lines: ['O servidor não conseguiu apagar: veja o que ele escreveu.'], failed: true };
	} catch (error) {
		return { lines: [`Não se sabe se o servidor corre, e nada foi apagado: ${messageOf(error)}`], failed: true };
	}
	const months = await readKeepMonths(dist).catch(() => undefined);
	if (months === undefined)
		return { lines: [`Em ${dist} não há sítio que diga o prazo, e nada foi apagado: npm run build.`], failed: true };
	const count = await createMailbox(data).deleteBefore(oldBefore(now, months));
	return { lines: [`${deletedOf(count)} O prazo é de ${months === 1 ? '1 mês' : `${months} meses`}.`], failed: false };
}

function countOf({ length }: readonly unknown[], data: string): string {
	if (length === 0) return `Não há mensagens em ${data}.`;
	return length === 1 ? `1 mensagem em ${data}.` : `${length} mensagens em ${data}.`;
}

function deletedOf(count: number): string {
	if (count === 0) return 'Nenhuma mensagem passou o prazo.';
	return count === 1 ? '1 mensagem apagada.' : `${count} mensagens apagadas.`;
}

function unreadableLine(line: number): string {
	return `A linha ${line} de messages.jsonl não se lê, e fica como está.`;
}
