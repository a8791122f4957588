import { LogoPicture } from './LogoPicture.tsx';

const banner =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 100'%3E%3Crect width='300' height='100' rx='20' fill='%23064e3b'/%3E%3C/svg%3E";

export const OwnLogo = () => (
  <LogoPicture picture={{ address: banner, width: 300, height: 100 }} height={40} />
);
