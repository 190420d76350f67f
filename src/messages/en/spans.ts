export const keepingPattern = /^(?:From (\d{4}) to|Until) (\d{4})$/;
export const monthStarts = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const spanDays = {
	hour: 1 / 24,
	night: 1,
	day: 1,
	week: 7,
	month: 30.44,
	year: 365.25,
};
export const andDay = ' and ';
export const measureUnits = 'mm|m|ha|%|°|vines\\/ha';
