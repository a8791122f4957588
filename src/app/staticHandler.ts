import { createStaticHandler } from 'react-router-dom';
import { routes } from './routes.tsx';

/** Matches addresses and loads the code of their routes on the server; it ranks the routes once. */
export const staticHandler = createStaticHandler(routes);
