import { formAddresses } from '../../src/cf7/addresses';
import { fetchRefill, fetchSchema, postFeedback } from '../../src/cf7/api';
import { acceptance, afterReset, counters, urlFields } from '../../src/cf7/field-helpers';
import { PluginForms } from '../../src/cf7/plugin-forms';
import { requestSync } from '../../src/outbox/background';
import { entriesOf } from '../../src/outbox/message';
import { deliverMessage, replayOutbox, storeMessage } from '../../src/outbox/outbox';
import { outboxStore } from '../../src/outbox/outbox-store';
import { replayOnPageEvents } from '../../src/outbox/page-events';

/** What the contact page uses of the client and the outbox. */
export default [
	acceptance,
	formAddresses,
	fetchRefill,
	fetchSchema,
	postFeedback,
	counters,
	afterReset,
	PluginForms,
	urlFields,
	requestSync,
	entriesOf,
	deliverMessage,
	storeMessage,
	replayOutbox,
	outboxStore,
	replayOnPageEvents,
];
