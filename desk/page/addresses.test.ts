import { expect, it, vi } from 'vitest';
import { addressOf, showIn } from './addresses';

const poda = addressOf('src/content/visits/um-dia-de-poda.md');

function windowAt(pathname: string, router?: object) {
	const location = { pathname, replace: vi.fn(), reload: vi.fn() };
	return { page: { location, __TSR_ROUTER__: router } as unknown as Window, location };
}

it('loads the page of the visits anew for one that was just begun: its fragment alone would show another visit', () => {
	const { page, location } = windowAt('/visitar');
	showIn(page, poda, false);
	expect(location.replace).toHaveBeenCalledExactlyOnceWith('/visitar#um-dia-de-poda');
	expect(location.reload).toHaveBeenCalledOnce();
});

it('loads another page once', () => {
	const { page, location } = windowAt('/');
	showIn(page, poda, false);
	expect(location.replace).toHaveBeenCalledExactlyOnceWith('/visitar#um-dia-de-poda');
	expect(location.reload).not.toHaveBeenCalled();
});

it('goes by the site’s own router to what its page has loaded', () => {
	const replace = vi.fn();
	const { page, location } = windowAt('/visitar', { history: { replace } });
	showIn(page, poda, true);
	expect(replace).toHaveBeenCalledExactlyOnceWith('/visitar#um-dia-de-poda');
	expect(location.replace).not.toHaveBeenCalled();
});
