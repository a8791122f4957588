/** XMLHttpRequest as far as an upload needs it, implemented with Node's fetch: requests are real HTTP. */
export class FetchingXhr {
  status = 0;
  responseText = '';
  timeout = 0;
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  ontimeout: () => void = () => undefined;
  private url = '';
  private method = '';
  private readonly requestHeaders = new Headers();
  private responseHeaders = new Headers();

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.requestHeaders.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders.get(name);
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    void this.exchange(body);
  }

  private async exchange(body: FormData): Promise<void> {
    // `AbortSignal.timeout` takes whole milliseconds; an XMLHttpRequest, too, drops their fractions.
    const signal = this.timeout === 0 ? null : AbortSignal.timeout(Math.trunc(this.timeout));
    const request = { method: this.method, headers: this.requestHeaders, body, signal };
    const response = await fetch(this.url, request).catch(() => null);
    if (response === null) {
      if (signal?.aborted) this.ontimeout();
      else this.onerror();
      return;
    }
    this.status = response.status;
    this.responseHeaders = response.headers;
    this.responseText = await response.text();
    this.onload();
  }
}
