import { searchStandIn } from './open-search-stand-in.ts'

export type SearchServer = {
  address: string
  /** What was asked of it, as far as that is noted. */
  asked: () => readonly string[]
  close: () => Promise<void>
}

/** Every search server that answers here; a real one is named by TEST_OPENSEARCH_URL. */
export async function searchServers(): Promise<{ name: string; open: () => Promise<SearchServer> }[]> {
  const real = process.env.TEST_OPENSEARCH_URL
  if (real === undefined)
    console.warn('SKIPPED on a real OpenSearch: set TEST_OPENSEARCH_URL to test on one.')
  const standIn = async () => {
    const { asked, ...server } = await searchStandIn()
    return { ...server, asked: () => asked }
  }
  return [
    { name: 'the stand-in', open: standIn },
    ...(real === undefined
      ? []
      : [
          {
            name: 'OpenSearch',
            open: async () => ({ address: real, asked: () => [], close: async () => undefined }),
          },
        ]),
  ]
}
