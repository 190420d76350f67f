/** One prerendered address. */
export type RenderedPage = {
	status: number;
	/** Title, metadata and links that belong into `<head>`. */
	head: string;
	body: string;
	/** Source modules (paths from the project's root) whose chunks the page needs at once. */
	modules: string[];
	/** The texts of the content that it shows, each fetched on its own: `wines/abade`. */
	texts: string[];
};
