export const keepingPattern = /^(?:From (\d{4}) to|Until) (\d{4})$/;
export const measureUnits = 'mm|m|ha|%|°|vines\\/ha';
