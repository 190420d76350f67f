/**
 * The live region by which the site speaks to screen readers. It stands, empty, from the first HTML of every page, and once more in every
 * modal dialog: what lies beneath one is not heard. React renders it and never touches it again.
 */
export function Announcer() {
	return <div role="status" className="visually-hidden" data-announcer="" />;
}
