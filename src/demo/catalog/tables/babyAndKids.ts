/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const babyAndKids = `
# Clothing | kidswear
Newborn Cotton Romper Pack of 3 | 1150 | 850 | romper
Girls Party Frock with Net Layers and Satin Bow | 1850 | 1390 | frock
Boys Cartoon Print T-Shirt and Shorts Set | 890 | 650 | boysSet
# Diapers | baby
Pant Style Baby Diapers, Size L, 54 Pieces | 1450 | 1290 | diapers
Washable Cloth Diaper with Two Inserts | 650 | 490 | clothDiaper
# Baby Gear | baby
Foldable Lightweight Baby Stroller with Sun Canopy and Storage Basket | 7950 | 6490 | stroller
Ergonomic Baby Carrier with Hip Seat | 2650 | 1990 | carrier
# Feeding | baby
Anti Colic Feeding Bottle 240 ml, Pack of 2 | 950 | 720 | feedingBottles
Silicone Suction Plate, Bowl and Spoon Set | 850 | 650 | suctionPlate
Fruit and Food Feeder Pacifier | 320 | 240 | fruitFeeder
Stainless Steel Kids Lunch Box with Cartoon Print | 650 | 480 | kidsLunch
# Toys | toy
Soft Plush Teddy Bear 60 cm | 1350 | 990 | teddy
Wooden Building Blocks 100 Pieces with Storage Bag | 1150 | 850 | blocks
Remote Control Rock Crawler Car, 4WD Rechargeable | 2450 | 1850 | crawler
Educational Kids Tablet Toy with Songs and Letters | 850 | 620 | kidsTablet
Doctor Play Set in Suitcase, 22 Pieces | 950 | 720 | doctorSet
Musical Piano Mat | 1250 | 890 | pianoMat
# Health & Safety | baby
Digital Forehead Thermometer, Contactless One Second Reading | 1650 | 1190 | foreheadThermometer
Baby Proof Corner Guards and Drawer Locks Set, 20 Pieces | 650 | 480 | cornerGuards
# Nursery | textile
Baby Cradle Mosquito Net with Soft Mattress and Pillow | 1450 | 1090 | cradleNet
Star Projector Night Lamp with Lullaby Music | 1250 | 890 | starLamp
# Baby Care | baby
Foldable Baby Bathtub with Cushion | 1950 | 1550 | babyBathtub
Baby Nail Trimmer Electric Set | 690 | 490 | babyNail
# Gifts | toy
Newborn Gift Box with Blanket, Bib, Booties and Rattle | 1850 | 1390 | newbornGift
Birthday Balloon Decoration Set | 550 | 420 | balloons
Unicorn Night Light, Rechargeable Silicone | 950 | 690 | unicorn
# Books | book
My First Bangla and English Alphabet Sound Book | 750 | 550 | soundBook
Reusable Magic Water Painting Book, Set of 4 | 450 | 320 | waterBook
# New Baby Items | toy
Musical Bath Duck Family | 390 | 290 | duckFamily
Dinosaur Pull Back Car Set of 6 | 590 | 420 | dinoCars
Kids Ride On Balance Bike without Pedals for Ages 2 to 5 Years | 4850 | 3990 | balanceBike
`;
