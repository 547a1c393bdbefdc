// generated from the tax office's list, do not edit by hand
export const vatRates = { AT: 0.2, DE: 0.19, FR: 0.2, NL: 0.21 }
