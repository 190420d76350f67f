// @vitest-environment happy-dom

import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { act, cleanup, render } from '../../tests/unit/testing-library';
import { createStore } from './store';
import { useStore } from './use-store';

afterEach(cleanup);

test('a component shows what a store holds, and while prerendering what it held at first', () => {
	const store = createStore('waiting');
	store.set('active');
	const Notice = () => <p>{useStore(store)}</p>;
	expect(renderToString(<Notice />)).toBe('<p>waiting</p>');
	const { container } = render(<Notice />);
	expect(container.textContent).toBe('active');
	act(() => store.set('none'));
	expect(container.textContent).toBe('none');
});
