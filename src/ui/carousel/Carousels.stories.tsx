import { Card } from '../layout/Card.tsx';
import { Carousel } from './Carousel.tsx';
import { SlideShow } from './SlideShow.tsx';

const cards = Array.from({ length: 8 }, (_, index) => ({
  key: String(index),
  content: <Card>Product {index + 1}</Card>,
}));
export const OfProducts = () => <Carousel label="Best selling" slides={cards} head={<h2>Best Selling</h2>} />;

const slides = [1, 2, 3].map((number) => ({
  key: String(number),
  content: <img src="/promo.svg" alt={`Slide ${number}`} width={1200} height={320} />,
}));
/** Stops on hover, on focus and under reduced motion. */
export const OfSlides = () => <SlideShow label="Offers" slides={slides} pause={2000} />;
