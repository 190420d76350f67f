import { expect, it } from 'vitest';
import { ArchiveError } from '../../extract/archive-error';
import { classifyMapError, MapError, ProviderError } from './map-error';

const gpu = Object.assign(new Error('WebGL2 not supported'), { name: 'GPUInitializationError' });

it.each([
	['a missing WebGL', gpu, 'no-webgl'],
	['a refused token', Object.assign(new Error('Unauthorized'), { status: 401 }), 'access-denied'],
	['an archive behind a lock', new ArchiveError('http', { status: 403 }), 'access-denied'],
	['a server that fails', new ArchiveError('http', { status: 503 }), 'unreachable'],
	['no network', new ArchiveError('offline'), 'unreachable'],
	['a chunk that does not load', new TypeError('Failed to fetch dynamically imported module'), 'unreachable'],
	['a cut archive', new ArchiveError('truncated'), 'damaged'],
	['HTML for a manifest', new ArchiveError('bad-manifest'), 'damaged'],
	['a page for an archive', new ArchiveError('not-an-archive'), 'damaged'],
	[
		'a tile that the browser does not decode',
		new DOMException('The source image could not be decoded.', 'InvalidStateError'),
		'unsupported-image',
	],
	[
		'a picture that MapLibre does not know',
		new Error('Could not load image because of x. Please make sure to use a supported image type such as PNG or JPEG.'),
		'unsupported-image',
	],
	['a provider’s tile that is no picture', new ProviderError('unsupported-image'), 'unsupported-image'],
	[
		'an engine that has not come',
		new MapError('unreachable', { cause: new Error('Unable to preload CSS') }),
		'unreachable',
	],
	['a box that is gone', new MapError('no-container'), 'no-container'],
	['something thrown that is no error', 'nonsense', 'damaged'],
])('%s', (_, error, kind) => {
	expect(classifyMapError(error)).toBe(kind);
});
