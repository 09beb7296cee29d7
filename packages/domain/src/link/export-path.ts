/** Where somebody without an account gets to know what is stored about them, without locale prefix. @see eu-duties C-29 */
export const EXPORT_PATH = '/datenauskunft/'
