import { fetchSchema, postFeedback } from '../cf7/api';

/** Carries messages of the outbox to the form's server. */
export const courier = { probe: fetchSchema, post: postFeedback };
