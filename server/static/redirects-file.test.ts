import { expect, test } from 'vitest';
import { parseRedirectsFile } from './redirects-file';

test('renamed and removed pages are told apart', () => {
	expect([...parseRedirectsFile('/vinhos/velho /vinhos/abade 308\n/noticias/feira /410 410\n')]).toEqual([
		['/vinhos/velho', { kind: 'renamed', to: '/vinhos/abade' }],
		['/noticias/feira', { kind: 'gone' }],
	]);
});

test('a line that is neither is named', () => {
	expect(() => parseRedirectsFile('/a /b 308\n/c /d 302\n')).toThrow('_redirects, line 2');
});
