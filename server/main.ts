import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { misfitsOf, readBuiltNews, readContactPages } from './built-settings';
import { type OpenSite, openSite, serve } from './create-server';
import { parseTrustedProxies } from './http/client-address';
import { maxConnections } from './http/descriptors';
import { createFailureLog } from './http/failure-log';
import { createMailbox, deleteOldMessages, type Mailbox } from './messages/mailbox';
import { parseMessageLimits } from './messages/message-limit';
import { followFolder } from './present-site';
import { createFormSites } from './wordpress/contact-form';
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
} = process.env;

/** How long answers under way may take to finish once the server is told to stop, and then all else, in milliseconds. */
const shutdownMs = { answers: 3_000, process: 5_000 };

async function start(): Promise<void> {
	const mailbox = createMailbox(DATA);
	const presentSite = await followFolder(DIST, (dist) => openBuild(dist, mailbox), createFailureLog());
	const limits = { messages: parseMessageLimits(MESSAGE_LIMITS), connections: maxConnections() };
	const trustedProxies = parseTrustedProxies(TRUSTED_PROXIES);
	const server = await serve(presentSite, { trustedProxies, limits });
	await listen(server, parsePort(PORT));
	// Also where WordPress is elsewhere: the folder may hold messages from before.
	deleteOldMessages(mailbox);
	// Before the line is printed: a process that waits for it may stop the server at once.
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
	console.log(`Quatro Vistas: ${addressOf(server)}`);
}

/** A build with the settings and the news that it was made with. */
async function openBuild(dist: string, mailbox: Mailbox): Promise<OpenSite> {
	const pages = await readContactPages(dist);
	const [{ settings }] = pages;
	const wordpress: OpenSite['options']['wordpress'] = WORDPRESS_URL
		? { kind: 'elsewhere', url: parseWordPressUrl(WORDPRESS_URL), settings }
		: { kind: 'stand-in', sites: createFormSites(settings, mailbox, wordsOf), news: await readBuiltNews(dist) };
	const settingsFile = SITE_SETTINGS === undefined ? undefined : await readFile(SITE_SETTINGS, 'utf8');
	for (const misfit of misfitsOf(settings, wordpress.kind, settingsFile)) console.warn(misfit);
	const contactPages = pages.map(({ language, path, file, settings: { contactForm } }) => ({
		path,
		file,
		formId: contactForm.id,
		language: language.tag,
		words: wordsOf(language.code).postedForm,
	}));
	return openSite({ dist, contactPages, wordpress });
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, HOST, () => {
			server.off('error', reject);
			resolve();
		});
	});
}

function stop(server: Server): void {
	server.close();
	server.closeIdleConnections();
	setTimeout(() => server.closeAllConnections(), shutdownMs.answers).unref();
	// A write to a disk that does not answer keeps the process alive, and `process.exit` would wait for its thread.
	setTimeout(() => process.kill(process.pid, 'SIGKILL'), shutdownMs.process).unref();
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

function parseWordPressUrl(text: string): URL {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (url && /^https?:$/.test(url.protocol)) return url;
	throw new Error(`WORDPRESS_URL must be an http or https address, not "${text}".`);
}

function explain(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if ('code' in error && error.code === 'EADDRINUSE') return `Port ${PORT} is in use: set another one with PORT.`;
	return error.message;
}

// One visitor's mishap must not take the site away from the others.
process.on('unhandledRejection', (error) => console.error('An unhandled rejection.', error));

start().catch((error: unknown) => {
	console.error(explain(error));
	process.exitCode = 1;
});
