import { afterAll, afterEach } from 'vitest';
import { TestServer } from './server';

/** Start a server for the tests of a file. Pages are closed after each test. */
export async function fileServer(options: { nim?: boolean } = {}): Promise<TestServer> {
  const server = await TestServer.open(options);
  afterEach(() => server.leave());
  afterAll(() => server.close());
  return server;
}
