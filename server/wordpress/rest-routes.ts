const namespace = 'contact-form-7/v1';

type RouteName = 'index' | 'forms' | 'form' | 'feedback' | 'schema' | 'refill';

/** A route of the plugin as WordPress lists it. */
export type Route = {
	name: RouteName;
	/** WordPress' own notation, as it stands in the index. */
	path: string;
	/** One list of methods per endpoint. */
	endpoints: readonly (readonly string[])[];
	/** Arguments that the endpoints declare. */
	args: object;
	/** Only for editors, whom this stand-in does not have. */
	closed?: true;
	/** What `OPTIONS` adds. */
	describedBy?: object;
};

/** The kinds of rules, in the order in which the schema route lists them. */
const ruleKinds = `required requiredfile email url tel number date time file enum dayofweek minitems maxitems minlength
	maxlength minnumber maxnumber mindate maxdate minfilesize maxfilesize stepnumber all any`.split(/\s+/);

/** The JSON Schema of the rule language, as the schema route describes itself to `OPTIONS`. */
const swvMetaSchema = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'Contact Form 7 SWV',
	description: 'Contact Form 7 SWV meta-schema',
	type: 'object',
	properties: {
		version: { type: 'string' },
		locale: { type: 'string' },
		rules: {
			type: 'array',
			items: {
				type: 'object',
				properties: {
					rule: { type: 'string', enum: ruleKinds },
					field: { type: 'string', pattern: '^[A-Za-z][-A-Za-z0-9_:]*$' },
					error: { type: 'string' },
					accept: { type: 'array', items: { type: 'string' } },
					base: { type: 'string' },
					interval: { type: 'number', minimum: 0 },
					threshold: { type: 'string' },
				},
				required: ['rule'],
			},
		},
	},
};

const formPath = `/${namespace}/contact-forms/(?P<id>\\d+)`;

const routes: readonly Route[] = [
	{
		name: 'index',
		path: `/${namespace}`,
		endpoints: [['GET']],
		args: { namespace: { default: namespace, required: false }, context: { default: 'view', required: false } },
	},
	{ name: 'forms', path: `/${namespace}/contact-forms`, endpoints: [['GET'], ['POST']], args: [], closed: true },
	{ name: 'form', path: formPath, endpoints: [['GET'], ['POST', 'PUT', 'PATCH'], ['DELETE']], args: [], closed: true },
	{ name: 'feedback', path: `${formPath}/feedback`, endpoints: [['POST']], args: [] },
	{
		name: 'schema',
		path: `${formPath}/feedback/schema`,
		endpoints: [['GET']],
		args: [],
		describedBy: swvMetaSchema,
	},
	{ name: 'refill', path: `${formPath}/refill`, endpoints: [['GET']], args: [] },
];

const patterns = routes.map(({ path }) => new RegExp(`^${path.replace('?P<', '?<')}/?$`, 'i'));

/** @returns the route of a path below the REST root, and the form's id where the path has one */
export function findRoute(path: string): { route: Route; id: number } | undefined {
	for (const [index, route] of routes.entries()) {
		const match = patterns[index]?.exec(path);
		if (match) return { route, id: Number(match.groups?.id ?? 0) };
	}
	return undefined;
}

export function methodsOf(route: Route): string[] {
	return route.endpoints.flat();
}

/** What a route says of itself, to `OPTIONS` and in the index. */
export function describeRoute(route: Route) {
	return {
		namespace,
		methods: methodsOf(route),
		endpoints: route.endpoints.map((methods) => ({ methods, args: route.args })),
	};
}

/** The answer to `GET` on the namespace; `root` is the REST address with a slash at its end. */
export function describeNamespace(root: string) {
	const described = routes.map((route) => {
		const isAddress = !route.path.includes('(');
		const links = isAddress ? { _links: { self: [{ href: root + route.path.slice(1) }] } } : {};
		return [route.path, { ...describeRoute(route), ...links }];
	});
	return { namespace, routes: Object.fromEntries(described), _links: { up: [{ href: root }] } };
}
