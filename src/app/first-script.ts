import { holdEarlySubmits } from '../contact/early-submit';
import { askAge, controlGate } from '../shell/age-gate/controller';
import { paintGateFirst } from '../shell/age-gate/first-paint';
import { ignoreSecondPresses } from '../ui/second-press';
import { startApp } from './start-app';

/*
 * The first script of every page, read where it stands, between the gate and the page: asks for the visitor's age before there is
 * anything else to see, tells presses apart, holds what is pressed too early, and starts the application (docs/decisions/0015).
 */
void begin(document.currentScript?.dataset ?? {});

async function begin({ app, words = '', parts = '' }: DOMStringMap): Promise<void> {
	ignoreSecondPresses(document);
	holdEarlySubmits(document);
	try {
		await ask(document.querySelector('dialog[data-age-gate]'));
	} finally {
		if (app) await startApp(app, listOf(words), listOf(parts));
	}
}

function listOf(names: string): string[] {
	return names.split(' ').filter(Boolean);
}

/** @returns when the page may go on */
async function ask(gate: HTMLDialogElement | null): Promise<void> {
	if (!gate) return;
	controlGate(gate);
	if (askAge(gate, location.pathname)) await paintGateFirst(gate);
}
