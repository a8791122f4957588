import { Navigate } from 'react-router-dom';
import { addresses } from './addresses.ts';

/** An older shop wrote the access token into the address; it is never read, and leaves the address at once (RT-13). */
export const DashboardTokenRedirect = () => <Navigate to={addresses.home} replace />;
