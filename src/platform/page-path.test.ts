import { expect, it } from 'vitest';
import { pagePath } from './page-path';

it.each([
	['/', '/'],
	['/index.html', '/'],
	['/index', '/'],
	['/vinhos.html', '/vinhos'],
	['/vinhos/abade.html', '/vinhos/abade'],
	['/vinhos/index', '/vinhos/index'],
	['/vinhos', '/vinhos'],
	['/.html', '/.html'],
	['/%', '/%'],
])('the page of %s is %s', (path, page) => expect(pagePath(path)).toBe(page));
