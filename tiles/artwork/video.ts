import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '../failure';

/** Pixels, and frames a second. */
type VideoShape = { readonly width: number; readonly height: number; readonly rate: number };

/** A video file that frames are written to one after the other, without loss, until it is encoded. */
export class Master {
	readonly #ffmpeg: ChildProcess;
	readonly #ended: Promise<void>;

	constructor(path: string, { width, height, rate }: VideoShape) {
		const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', '-'];
		this.#ffmpeg = start([...input, '-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', path], 'pipe');
		this.#ended = ended(this.#ffmpeg);
		// Reported by the promise that `finish` returns.
		this.#ended.catch(() => undefined);
	}

	/** @param frame RGB bytes, row by row from the top */
	async write(frame: Uint8Array): Promise<void> {
		if (this.#ffmpeg.stdin?.write(frame) === false)
			await Promise.race([once(this.#ffmpeg.stdin, 'drain'), this.#ended]);
	}

	/** @throws {Failure} when ffmpeg did not like what it got */
	async finish(): Promise<void> {
		this.#ffmpeg.stdin?.end();
		await this.#ended;
	}
}

/**
 * Runs ffmpeg over a finished file.
 * @throws {Failure} when it is not installed, or fails
 */
export async function encodeVideo(from: string, options: readonly string[], to: string): Promise<void> {
	await ended(start(['-i', from, ...options, to], 'ignore'));
}

function start(args: readonly string[], stdin: 'pipe' | 'ignore'): ChildProcess {
	return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-nostats', '-y', ...args], {
		stdio: [stdin, 'ignore', 'inherit'],
		// The AV1 encoder has a log of its own: errors only.
		env: { ...process.env, SVT_LOG: '1' },
	});
}

async function ended(ffmpeg: ChildProcess): Promise<void> {
	const code = await new Promise<number | null>((resolve, reject) => {
		ffmpeg.on('error', () => reject(new Failure('ffmpeg is not installed: apt install ffmpeg')));
		ffmpeg.on('exit', resolve);
	});
	if (code !== 0) throw new Failure(`ffmpeg ended with ${code}`);
}
