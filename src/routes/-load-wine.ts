export { parcelFacts, plateScale } from '../terroir/parcel/parcel-facts';
export { loadWine } from '../wines/load-wine';
