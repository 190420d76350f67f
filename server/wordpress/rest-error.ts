/** WordPress' shape of an error: `{code, message, data: {status}}` (CONTRACT 4). */
export type RestResult = { status: number; body: object };

export function restError(status: number, code: string, message: string): RestResult {
	return { status, body: { code, message, data: { status } } };
}

export const notFound = restError(404, 'wpcf7_not_found', 'The requested contact form was not found.');
export const noRoute = restError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
export const wrongNonce = restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
export const notMultipart = restError(
	415,
	'wpcf7_unsupported_media_type',
	'The request payload format is not supported.',
);
export const noUnitTag = restError(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
/** Not WordPress' own: the client takes any status from 500 on for a message that may have arrived. */
export const deliveryUnknown = restError(500, 'delivery_unknown', 'The message may have been delivered.');
export const formsForbidden = restError(403, 'wpcf7_forbidden', 'You are not allowed to access contact forms.');
export const formForbidden = restError(
	403,
	'wpcf7_forbidden',
	'You are not allowed to access the requested contact form.',
);
