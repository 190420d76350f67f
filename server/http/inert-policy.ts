/** Of answers that are for scripts: opened as a page, nothing in them runs or loads. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
