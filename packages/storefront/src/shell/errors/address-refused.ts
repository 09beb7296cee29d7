/** What a route says with `notFound({ data: ADDRESS_REFUSED })` when its address cannot be right at all. @see spec §8 */
export const ADDRESS_REFUSED = 'address-refused'
