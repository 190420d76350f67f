import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { errorCode, messageOf } from '../src/platform/errors';
import { misfitsOf, readBuiltForms, readBuiltNews, readContactPages } from './built-settings';
import { serve } from './create-server';
import { gracefulStop, type StopLimits } from './graceful-stop';
import { type AccessLog, createAccessLog } from './http/access-log';
import { parseTrustedProxies } from './http/client-address';
import { maxConnections } from './http/descriptors';
import { createFailureLog } from './http/failure-log';
import { maxTextBytes } from './messages/form-body';
import { createMailbox, type Mailbox } from './messages/mailbox';
import { listenInFolder } from './messages/mailbox-socket';
import { parseMessageLimits } from './messages/message-limit';
import { deleteDaily, oldBefore, readKeepMonths } from './messages/retention';
import { type OpenSite, openSite } from './open-site';
import { followFolder } from './present-site';
import { createFormSites } from './wordpress/contact-form';
import { largestBodyOf } from './wordpress/owner-form';
import { wordsOf } from './words';

const {
	PORT = '4173',
	HOST = '127.0.0.1',
	DIST = 'dist',
	DATA = 'server/data',
	SITE_SETTINGS,
	WORDPRESS_URL,
	TRUSTED_PROXIES = '',
	MESSAGE_LIMITS = '20,300',
	ACCESS_LOG = 'on',
} = process.env;

/** A block of the map takes a slow telephone some eight seconds; WordPress may mail for half a minute. */
const stopLimits: StopLimits = { answersMs: 10_000, messagesMs: 30_000, processMs: 5_000 };

async function start(): Promise<void> {
	const mailbox = createMailbox(DATA);
	const presentSite = await followFolder(DIST, (dist) => openBuild(dist, mailbox), createFailureLog());
	const limits = { messages: parseMessageLimits(MESSAGE_LIMITS), connections: maxConnections() };
	const trustedProxies = parseTrustedProxies(TRUSTED_PROXIES);
	const logAccess = parseAccessLog(ACCESS_LOG);
	const server = await serve(presentSite, { trustedProxies, limits, ...(logAccess && { logAccess }) });
	const kill = () => process.kill(process.pid, 'SIGKILL');
	const stop = gracefulStop(server, stopLimits, kill);
	server.listen(parsePort(PORT), HOST);
	await once(server, 'listening');
	// Also where WordPress is elsewhere: the folder may hold messages from before.
	const deleteOld = async () => mailbox.deleteBefore(oldBefore(Date.now(), await readKeepMonths(DIST)));
	deleteDaily(deleteOld);
	const commands = listenForCommands(deleteOld);
	// Before the line is printed: a process that waits for it may stop the server at once.
	onStopSignal(() => {
		stop();
		commands.close();
	}, kill);
	console.log(`Quatro Vistas: ${addressOf(server)}`);
}

/** Lets `npm run messages` have old messages deleted. A folder that does not allow it serves for messages all the same. */
function listenForCommands(deleteOld: () => Promise<number>): { close: () => void } {
	const listening = mkdir(DATA, { recursive: true, mode: 0o700 }).then(() => listenInFolder(DATA, deleteOld));
	listening.catch((error: unknown) => {
		console.warn(`"npm run messages -- delete" will not find this server: ${messageOf(error)}`);
	});
	return { close: () => void listening.then((socket) => socket.close()).catch(() => undefined) };
}

/** How long a signal may come again without being meant, in milliseconds. */
const repeatedSignalMs = 1_000;

/**
 * Stops at the first signal, and ends at once when somebody who does not want to wait sends another. npm passes on what a terminal or
 * a service manager has sent to the server already: one stop comes as two signals.
 */
function onStopSignal(stop: () => void, kill: () => void): void {
	let stoppedAt: number | undefined;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			if (stoppedAt === undefined) {
				stoppedAt = performance.now();
				stop();
			} else if (performance.now() - stoppedAt > repeatedSignalMs) kill();
		});
	}
}

/** A build with the settings and the news that it was made with. */
async function openBuild(dist: string, mailbox: Mailbox): Promise<OpenSite> {
	const pages = await readContactPages(dist);
	const forms = await readBuiltForms(dist);
	const maxBodyBytes = Math.max(maxTextBytes, ...forms.map(largestBodyOf));
	const [{ settings }] = pages;
	const wordpress: OpenSite['options']['wordpress'] = WORDPRESS_URL
		? { kind: 'elsewhere', url: parseWordPressUrl(WORDPRESS_URL), settings, maxBodyBytes }
		: {
				kind: 'stand-in',
				sites: createFormSites(settings, mailbox, wordsOf, forms),
				news: await readBuiltNews(dist),
			};
	const settingsFile = SITE_SETTINGS === undefined ? undefined : await readFile(SITE_SETTINGS, 'utf8');
	for (const misfit of misfitsOf(settings, wordpress.kind, settingsFile)) console.warn(misfit);
	const contactPages = pages.map(({ language, path, file, settings: { contactForm } }) => ({
		path,
		file,
		formId: contactForm.id,
		language: language.tag,
		words: wordsOf(language.code).postedForm,
		maxBodyBytes,
	}));
	return openSite({ dist, contactPages, wordpress });
}

function addressOf(server: Server): string {
	const address = server.address();
	if (address === null || typeof address === 'string') return String(address);
	return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

function parsePort(text: string): number {
	const port = Number(text);
	if (!/^\d+$/.test(text) || port > 65535) throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
	return port;
}

function parseAccessLog(text: string): AccessLog | undefined {
	if (text === 'on') return createAccessLog(process.stdout);
	if (text === 'off') return undefined;
	throw new Error(`ACCESS_LOG must be "on" or "off", not "${text}".`);
}

function parseWordPressUrl(text: string): URL {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (url && /^https?:$/.test(url.protocol)) return url;
	throw new Error(`WORDPRESS_URL must be an http or https address, not "${text}".`);
}

function explain(error: unknown): string {
	return errorCode(error) === 'EADDRINUSE' ? `Port ${PORT} is in use: set another one with PORT.` : messageOf(error);
}

// One visitor's mishap must not take the site away from the others.
process.on('unhandledRejection', (error) => console.error('An unhandled rejection.', error));

start().catch((error: unknown) => {
	console.error(explain(error));
	process.exitCode = 1;
});
