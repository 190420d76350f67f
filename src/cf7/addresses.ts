/** Where one form is sent and asked about. */
export type FormAddresses = { feedback: string; schema: string; refill: string };

/**
 * The addresses of a form (docs/contact-form-7.md 2). A root may carry a query, `/?rest_route=/`, and then the path goes into the query.
 * @param base the page's address, against which a relative root is resolved: a worker must find the same server later
 */
export function formAddresses(api: { root: string; namespace: string }, formId: number, base: string): FormAddresses {
	const root = api.root.endsWith('/') ? api.root : `${api.root}/`;
	const form = `${root}${api.namespace}/contact-forms/${formId}`;
	const absolute = (path: string) => new URL(`${form}/${path}`, base).href;
	return { feedback: absolute('feedback'), schema: absolute('feedback/schema'), refill: absolute('refill') };
}
