/** The category of consent that shop events need. @see docs/adr/0007 */
export const ANALYTICS = 'analytics'

/** The category of the service that gets the hashed e-mail. @see product §11.11 */
export const MARKETING = 'marketing'
