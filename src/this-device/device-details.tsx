export { OutboxOverview } from '../outbox/view/outbox-overview';
export { EraseAll } from './erase-all';
export { Estates, MapDetails } from './map-details';
export { InstallRow, OtherRows, StoragePersistence } from './other-details';
export { StorageSummary } from './storage-summary';
