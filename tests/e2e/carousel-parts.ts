import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of a carousel of a page, by its `data-carousel`. */
export class CarouselParts {
	readonly root: Locator;
	readonly track: Locator;
	readonly slides: Locator;
	readonly counter: Locator;
	readonly next: Locator;
	readonly previous: Locator;

	constructor(page: Page, name: string) {
		this.root = page.locator(`[data-carousel="${name}"]`);
		this.track = this.root.getByRole('group', { name: 'Diapositivos' });
		this.slides = this.root.locator('[aria-roledescription=diapositivo]');
		this.counter = this.root.locator('[data-counter]');
		this.next = this.root.getByRole('button', { name: 'Seguinte' });
		this.previous = this.root.getByRole('button', { name: 'Anterior' });
	}

	/** Opens a page and goes to one of its carousels. */
	static async open(page: Page, address: string, name: string): Promise<CarouselParts> {
		await page.goto(address);
		return CarouselParts.reach(page, name);
	}

	/** Goes to a carousel of the page that is open. */
	static async reach(page: Page, name: string): Promise<CarouselParts> {
		const parts = new CarouselParts(page, name);
		await parts.arrive();
		return parts;
	}

	/** Goes to it and waits until it is more than a track to scroll. */
	async arrive(): Promise<void> {
		await this.root.scrollIntoViewIfNeeded();
		await expect(this.track).toHaveAttribute('data-driven', '');
	}

	/** How many slides lie wholly between the edges of the track's place on the sheet, as painted. */
	async wholeInView(): Promise<number> {
		return this.track.evaluate((track) => {
			const { left } = track.getBoundingClientRect();
			const right = track.parentElement?.getBoundingClientRect().right ?? 0;
			const slides = [...track.querySelectorAll('[aria-roledescription=diapositivo]')];
			return slides.filter((slide) => {
				const box = slide.getBoundingClientRect();
				return box.left >= left - 1 && box.right <= right + 1;
			}).length;
		});
	}
}
