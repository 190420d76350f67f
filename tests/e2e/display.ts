import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '../../build/programs.mjs';

/** A virtual display of its own: without one neither Firefox nor WebKit has WebGL 2. */
export class Display {
	private constructor(
		readonly server: ChildProcess,
		/** As in the variable `DISPLAY`. */
		readonly name: string,
	) {}

	static async start(): Promise<Display> {
		const program = findProgram('display');
		if (!program) throw new Error('The tests in other browsers need Xvfb on PATH; `npm run test:engines` installs it.');
		const options = ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
		const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
		// Also where a test fails before its visitor leaves.
		process.once('exit', () => server.kill());
		const [number] = await once(server.stdout, 'data');
		return new Display(server, `:${String(number).trim()}`);
	}

	stop(): void {
		this.server.kill();
	}
}
