/** Told by the frame on the document: a navigation without a reload has led to another path. */
export const pathChanged = 'pathchanged';
