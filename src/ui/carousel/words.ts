/** What a carousel says; the strings are those of the interface. */
export type CarouselWords = {
	carousel: string;
	slide: string;
	slides: string;
	position: (number: number, count: number) => string;
	previous: string;
	next: string;
	stop: string;
	start: string;
};
