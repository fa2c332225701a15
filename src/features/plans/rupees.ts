const FORMAT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** 1299 as '₹1,299'. */
export const rupees = (amount: number): string => FORMAT.format(amount);
