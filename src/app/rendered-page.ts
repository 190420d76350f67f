/** One prerendered address. */
export type RenderedPage = {
	status: number;
	/** Title, metadata and links that belong into `<head>`. */
	head: string;
	body: string;
	/** Whose scripts the page needs at once: `/vinhos/$slug`. */
	routes: string[];
	/** The texts of the content that it shows, each fetched on its own: `wines/abade`. */
	texts: string[];
};
