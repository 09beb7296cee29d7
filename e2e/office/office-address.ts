import { SHOPS } from '../fixtures/shops.ts'

/** Behind the ports of the shops and of their errors. */
export const OFFICE_PORT = Math.max(...SHOPS.map(({ port }) => port)) + 5
export const OFFICE_ORIGIN = `http://localhost:${OFFICE_PORT}`
