export { OutboxOverview } from '../outbox/view/outbox-overview';
export { MapDetails } from './map-details';
export { OtherDetails } from './other-details';
export { StorageSummary } from './storage-summary';
