/** The version of this build; a test holds it equal to package.json's. */
export const VERSION = '0.1.0'
