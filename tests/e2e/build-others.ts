import { buildOther } from './other-build';

/** Builds all that browser tests need beside `dist`: what is built in the repository itself one after the other, what has a copy of its own beside it. */
async function buildInPlace(): Promise<void> {
	await buildOther('next');
	await buildOther('killer');
}

await Promise.all([buildInPlace(), buildOther('owner-form')]);
