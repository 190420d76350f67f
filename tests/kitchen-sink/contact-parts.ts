/** What the contact page has of the client and the outbox. */
export * from '../../src/cf7/acceptance';
export * from '../../src/cf7/addresses';
export * from '../../src/cf7/api';
export * from '../../src/cf7/counters';
export * from '../../src/cf7/helper';
export * from '../../src/cf7/take-over';
export * from '../../src/cf7/url-field';
export * from '../../src/outbox/background-sync';
export * from '../../src/outbox/form-entries';
export * from '../../src/outbox/outbox';
export * from '../../src/outbox/outbox-store';
export * from '../../src/outbox/page-events';
